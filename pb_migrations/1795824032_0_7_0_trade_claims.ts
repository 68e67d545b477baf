import { addAircraftClaims, removeAircraftClaims } from './trade_claims/trade-claims.ts';

migrate(addAircraftClaims, removeAircraftClaims);
