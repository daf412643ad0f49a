"""The games in the shapes that other projects expect; each needs its extra.

pip install 'ludotheque[pettingzoo]'    ludotheque.adapters.pettingzoo
pip install 'ludotheque[gymnasium]'     ludotheque.adapters.gymnasium, .gymnasium_vector
pip install 'ludotheque[openspiel]'     ludotheque.adapters.openspiel
"""
