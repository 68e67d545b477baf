import { addAirlineState, removeAirlineState } from './living_world/airline.ts';
import { addConnections, removeConnections } from './living_world/connections.ts';
import { addDemand, removeDemand } from './living_world/demand.ts';
import { addFleet, removeFleet } from './living_world/fleet.ts';
import { addFlights, removeFlights } from './living_world/flights.ts';
import { addRoutes, removeRoutes } from './living_world/routes.ts';
import { addSpares, removeSpares } from './living_world/spares.ts';
import { addWorld, removeWorld } from './living_world/world.ts';

migrate(
  (app) => {
    addWorld(app);
    addDemand(app);
    addAirlineState(app);
    addFleet(app);
    addRoutes(app);
    addFlights(app);
    addConnections(app);
    addSpares(app);
  },
  (app) => {
    removeSpares(app);
    removeConnections(app);
    removeFlights(app);
    removeRoutes(app);
    removeFleet(app);
    removeAirlineState(app);
    removeDemand(app);
    removeWorld(app);
  },
);
