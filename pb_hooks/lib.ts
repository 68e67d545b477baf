// biome-ignore-all lint/performance/noBarrelFile: PocketBase's handlers load one module, and this is it

export { foundAirline } from './airline/found.ts';
export { previewAirline } from './airline/preview.ts';
export { showInList, showInView } from './airline/show-to-owner.ts';
export { forgetWorldAirports, listWorldAirports } from './airport/list-world.ts';
export { publicConfig } from './http/public-config.ts';
export { openDashboard, refuseUnknownCall, servePage } from './http/serve-page.ts';
export { sendEmailChange, sendPasswordReset, sendVerification } from './mail/send.ts';
export { applySettings, saveSettings } from './operator/apply-settings.ts';
export { bootstrap } from './operator/bootstrap.ts';
export { reportUse } from './operator/in-use.ts';
export { listenOnPort } from './operator/listen.ts';
export { receiveAirports } from './seed/receive-airports.ts';
export { seed } from './seed/seed-command.ts';
export { checkUser } from './user/check.ts';
export { exportAccount } from './user/export.ts';
export { proposeUsernameOnCreate } from './user/propose-username.ts';
