// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { removeAirlineRows } from '../airline/remove-rows.ts';
export { checkUser } from '../people/user/check.ts';
export { exportAccount } from '../people/user/export.ts';
export { proposeUsernameOnCreate } from '../people/user/propose-username.ts';
export { rejectChosenId } from '../people/user/reject-chosen-id.ts';
export { removeAccount } from '../people/user/remove-account.ts';
export {
  handleEmailChange,
  sendEmailChange,
  sendPasswordReset,
  sendVerification,
} from '../platform/mail/send.ts';
