import { addMessages, removeMessages } from './messages/messages.ts';

migrate(addMessages, removeMessages);
