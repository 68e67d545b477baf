/** Returns the code of an airline. Memos have codes, because a deleted airline must leave no name behind. */
export const codeOf = (app: CoreApp, airline: string): string =>
  app.findRecordById('airline', airline).getString('code');
