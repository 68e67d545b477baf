import type { EndPart, Merger } from '../airline/ending.ts';
import { addNews } from './news/add-news.ts';
import { tellGone } from './news/airline-news.ts';

function tellMerged(tx: CoreApp, { airline, buyer, now }: Merger): void {
  // A player can still delete the account, and leaves no name behind.
  const name = airline.getString(airline.getBool('rival') ? 'name' : 'code');
  addNews(tx, now, [
    {
      kind: 'gone',
      subject: airline.id,
      title: `has merged ${name}`,
      body: `Aircraft, routes, slots and loans of ${name} have moved to the buyer.`,
      airline: buyer.airline.id,
      airport: airline.getString('hub'),
    },
  ]);
}

/** Tells the world, and deletes the messages of both sides with what others have decided about the airline. */
export const PEOPLE_ENDING: EndPart = {
  goes: [
    'notice',
    'news',
    'message.sender',
    'message.receiver',
    'message_block',
    'message_block.blocked',
    'message_contact',
    'message_contact.other',
  ],
  end: (tx, ending) => {
    if (ending.way === 'merged') tellMerged(tx, ending);
    else tellGone(tx, ending.now, ending.airline);
  },
};
