import { addFareHistory, removeFareHistory } from './fares/fare-history.ts';

migrate(addFareHistory, removeFareHistory);
