import { addContacts, removeContacts } from './messages/contacts.ts';

migrate(addContacts, removeContacts);
