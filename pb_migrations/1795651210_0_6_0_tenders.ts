import { addTenders, removeTenders } from './tenders/tenders.ts';

migrate(addTenders, removeTenders);
