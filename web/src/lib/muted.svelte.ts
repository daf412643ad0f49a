/** The people I do not want to hear, kept in this browser. */

const KEY = 'muted';

class Muted {
  private people = $state.raw<number[]>(read());

  has(person: number): boolean {
    return this.people.includes(person);
  }

  switch(person: number): void {
    this.people = this.has(person)
      ? this.people.filter((other) => other !== person)
      : [...this.people, person];
    localStorage.setItem(KEY, JSON.stringify(this.people));
  }
}

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
