import { addAuctions, removeAuctions } from './auctions/slot-bid.ts';

migrate(addAuctions, removeAuctions);
