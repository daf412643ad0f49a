"""The games in the shapes that other projects expect; each needs an extra of its own.

pip install 'ludotheque[pettingzoo]'    ludotheque.adapters.pettingzoo
pip install 'ludotheque[gymnasium]'     ludotheque.adapters.gymnasium
pip install 'ludotheque[openspiel]'     ludotheque.adapters.openspiel
"""
