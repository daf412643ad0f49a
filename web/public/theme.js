// Runs before the first paint, so that a chosen scheme does not flash the other one.
{
  const chosen = localStorage.getItem('theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
}
