// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { endDeleted } from '../endings/end-airline.ts';
export { checkUser, proposeUsernameOnCreate, rejectChosenId } from '../people/user/check.ts';
export { exportAccount } from '../people/user/export.ts';
export { removeAccount } from '../people/user/remove-account.ts';
export {
  handleEmailChange,
  sendEmailChange,
  sendPasswordReset,
  sendVerification,
} from '../platform/mail/send.ts';
