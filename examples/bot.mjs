#!/usr/bin/env node
// A bot in JavaScript: it reads a line, it writes a line. See docs/bot-protocol.md.
//
// $ ludotheque arena gratte-ciel "program:node examples/bot.mjs" greedy greedy
//
// It plays any game: the longest action it can say, the first of them in the alphabet.
import { createInterface } from 'node:readline';

function choose(message) {
  const said = message.actions.map((words) => JSON.stringify(words));
  said.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  return JSON.parse(said[0]);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'decide') {
    console.log(JSON.stringify({ id: message.id, action: choose(message) }));
  }
}
