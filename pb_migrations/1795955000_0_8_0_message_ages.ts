import { addMessageAges, removeMessageAges } from './messages/message-ages.ts';

migrate(addMessageAges, removeMessageAges);
