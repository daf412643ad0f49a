/** Light or dark: what the system asks for, until somebody chooses. */

const dark = matchMedia('(prefers-color-scheme: dark)');

class Theme {
  private chosen = $state(localStorage.getItem('theme'));
  private system = $state(dark.matches ? 'dark' : 'light');

  constructor() {
    dark.addEventListener('change', () => (this.system = dark.matches ? 'dark' : 'light'));
  }

  get now(): string {
    return this.chosen ?? this.system;
  }

  switch(): void {
    this.chosen = this.now === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', this.chosen);
    document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new Theme();
