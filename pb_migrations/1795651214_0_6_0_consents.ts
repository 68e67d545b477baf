import { addConsents, removeConsents } from './consents/consents.ts';

migrate(addConsents, removeConsents);
