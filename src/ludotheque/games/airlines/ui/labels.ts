/** What companies, routes and circles are called and what is there, for those who listen. */

import type { Player } from '$lib/players';
import type { Speaker } from '$lib/speech';
import type { CircleView, CompanyView, RouteView } from './board';

export function companyLabel(texts: Speaker, players: readonly Player[]) {
  return (company: CompanyView): string => {
    const holders = company.laid
      .map((shares, seat) => ({ shares, name: players[seat]?.name ?? '' }))
      .filter(({ shares }) => shares > 0)
      .map(({ shares, name }) => `${name} ${shares}`);
    const said = texts.say('company-label', {
      code: company.code,
      city: company.headquarters,
      status: texts.noun(company.status),
      worth: company.worth,
      patterns: company.patterns.map((pattern) => texts.noun(pattern)).join(', '),
      unseen: company.unseen,
      shares: company.shares,
      left: company.markersLeft,
      markers: company.markers,
    });
    return holders.length
      ? `${said} ${texts.say('company-owners', { owners: holders.join(', ') })}`
      : said;
  };
}

export function routeLabel(texts: Speaker) {
  return (route: RouteView): string =>
    texts.say('route-label', {
      route: route.name,
      pattern: texts.noun(route.pattern),
      circles: route.circles.map((circle) => circleLabel(texts, circle)).join(', '),
    });
}

export function circleLabel(texts: Speaker, { number, company, sabotage }: CircleView): string {
  if (!company) return texts.say('circle-free', { number });
  return texts.say(sabotage ? 'circle-sabotaged' : 'circle-taken', { number, code: company });
}
