import { addOffers, removeOffers } from './offers/offers.ts';

migrate(addOffers, removeOffers);
