import { addAirlines, removeAirlines } from './foundation/airline.ts';
import { addAirports, removeAirports } from './foundation/airport.ts';
import { resetSettings, setSettings } from './foundation/settings.ts';
import { extendUsers, restoreUsers } from './foundation/users.ts';

migrate(
  (app) => {
    setSettings(app);
    addAirports(app);
    addAirlines(app);
    extendUsers(app);
  },
  (app) => {
    restoreUsers(app);
    removeAirlines(app);
    removeAirports(app);
    resetSettings(app);
  },
);
