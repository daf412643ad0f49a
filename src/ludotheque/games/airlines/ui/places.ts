/** On which side of its dot a city's name stands, so that it covers no route. */

type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const PLACES: Record<Side, Place> = {
  n: { x: 0, y: -10, anchor: 'middle' },
  ne: { x: 8, y: -6, anchor: 'start' },
  e: { x: 11, y: 6, anchor: 'start' },
  se: { x: 8, y: 18, anchor: 'start' },
  s: { x: 0, y: 22, anchor: 'middle' },
  sw: { x: -8, y: 18, anchor: 'end' },
  w: { x: -11, y: 6, anchor: 'end' },
  nw: { x: -8, y: -6, anchor: 'end' },
};

const SIDES: Record<string, Side> = {
  Albuquerque: 'se',
  Atlanta: 's',
  Billings: 'nw',
  Bismarck: 'ne',
  Boise: 'sw',
  Boston: 'ne',
  Calgary: 'w',
  Charlotte: 'ne',
  Chicago: 'nw',
  Dallas: 'sw',
  Denver: 'sw',
  Detroit: 'n',
  Edmonton: 'n',
  Halifax: 'se',
  Houston: 's',
  'Kansas City': 'sw',
  'Las Vegas': 'n',
  'Los Angeles': 'sw',
  Memphis: 'w',
  'Mexico City': 's',
  Miami: 'se',
  Minneapolis: 'ne',
  Monterrey: 'sw',
  Montreal: 'nw',
  'New Orleans': 's',
  'New York': 'se',
  Omaha: 'nw',
  Phoenix: 's',
  Pittsburgh: 'sw',
  Portland: 'w',
  'Salt Lake City': 'n',
  'San Diego': 'sw',
  'San Francisco': 'w',
  Seattle: 'w',
  'St. Louis': 'e',
  Toronto: 'n',
  Vancouver: 'nw',
  Washington: 'e',
  Winnipeg: 'n',
};

export const sideOf = (city: string): Place => PLACES[SIDES[city] ?? 'n'];
