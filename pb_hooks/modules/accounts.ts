// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { removeAirlineRows } from '../airline/remove-rows.ts';
export { handleEmailChange, sendEmailChange, sendPasswordReset, sendVerification } from '../mail/send.ts';
export { checkUser } from '../user/check.ts';
export { exportAccount } from '../user/export.ts';
export { proposeUsernameOnCreate } from '../user/propose-username.ts';
export { rejectChosenId } from '../user/reject-chosen-id.ts';
export { removeAccount } from '../user/remove-account.ts';
