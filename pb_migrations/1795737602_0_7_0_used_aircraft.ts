import { addUsedAircraft, removeUsedAircraft } from './exchange/used-aircraft.ts';

migrate(addUsedAircraft, removeUsedAircraft);
