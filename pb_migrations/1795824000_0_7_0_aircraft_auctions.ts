import { addAuctions, removeAuctions } from './aircraft_auctions/aircraft-auctions.ts';

migrate(addAuctions, removeAuctions);
