/** Callers that a call is open to: everyone, signed-in players, or PocketBase's superusers. */
type Access = 'all' | 'players' | 'superusers';

export interface CallOptions {
  readonly access: Access;
  /** Maximum size of the request's body in bytes, for calls that have one. */
  readonly maxBody?: number;
  /** Whether the response is compressed. Only for large ones, because compressing holds a runtime. */
  readonly gzip?: boolean;
}

/** PocketBase's events with their handlers as `module.function`. Record events also name their collection. */
export const EVENTS = [
  // The first one is the outermost: it continues when the server is prepared.
  ['onBootstrap', 'start.beginWorld'],
  ['onBootstrap', 'operator.bootstrap'],
  ['onSettingsReload', 'operator.applySettings'],
  ['onSettingsUpdateRequest', 'operator.saveSettings'],
  ['onTerminate', 'start.stopClock'],
  ['onRecordCreateRequest', 'accounts.rejectChosenId', 'users'],
  ['onRecordCreate', 'accounts.proposeUsernameOnCreate', 'users'],
  ['onRecordValidate', 'accounts.checkUser', 'users'],
  ['onRecordAuthRequest', 'records.noteOwner', 'users'],
  ['onMailerRecordVerificationSend', 'accounts.sendVerification', 'users'],
  ['onMailerRecordEmailChangeSend', 'accounts.sendEmailChange', 'users'],
  ['onMailerRecordPasswordResetSend', 'accounts.sendPasswordReset', 'users'],
  ['onRecordRequestEmailChangeRequest', 'accounts.handleEmailChange', 'users'],
  ['onRecordsListRequest', 'records.showInList', 'airline'],
  ['onRecordViewRequest', 'records.showInView', 'airline'],
  ['onRecordDelete', 'accounts.removeAccount', 'users'],
  ['onRecordDelete', 'accounts.endDeleted', 'airline'],
  ['onRecordAfterCreateSuccess', 'operator.publishAirportsAgain', 'airport'],
  ['onRecordAfterUpdateSuccess', 'operator.publishAirportsAgain', 'airport'],
  ['onRecordAfterDeleteSuccess', 'operator.publishAirportsAgain', 'airport'],
] as const;

/** The product's own API calls with their handlers as `module.function`. */
export const CALLS = [
  ['POST', '/api/am/world', 'clock.steerWorld', { access: 'superusers', maxBody: 10_000 }],
  ['POST', '/api/am/world/replay', 'clock.replayActions', { access: 'superusers', maxBody: 100_000_000 }],
  [
    'POST',
    '/api/am/seed/airports',
    'operator.receiveAirports',
    { access: 'superusers', maxBody: 20_000_000 },
  ],
  ['POST', '/api/am/seed/tables', 'operator.receiveTables', { access: 'superusers', maxBody: 20_000_000 }],
  ['GET', '/api/am/skip', 'clock.viewSkip', { access: 'players' }],
  ['POST', '/api/am/skip', 'clock.skipAhead', { access: 'players', maxBody: 10_000 }],
  ['POST', '/api/am/present', 'clock.confirmPresence', { access: 'players', maxBody: 10_000 }],
  ['POST', '/api/am/act/{name}', 'act.act', { access: 'players', maxBody: 1_300_000 }],
  ['POST', '/api/am/airline/preview', 'airline.previewAirline', { access: 'players', maxBody: 10_000 }],
  ['POST', '/api/am/airline', 'airline.foundAirline', { access: 'players', maxBody: 10_000 }],
  ['GET', '/api/am/airline/{code}', 'airline.viewPublicAirline', { access: 'players', gzip: true }],
  ['GET', '/api/am/account/export', 'accounts.exportAccount', { access: 'players' }],
  ['GET', '/api/am/away', 'airline.viewAway', { access: 'players' }],
  ['GET', '/api/am/moves', 'airline.viewMoves', { access: 'players' }],
  ['GET', '/api/am/fares', 'airline.viewFares', { access: 'players' }],
  ['GET', '/api/am/exchange/auction', 'exchange.viewAuction', { access: 'players' }],
  ['GET', '/api/am/exchange/negotiations', 'exchange.viewNegotiations', { access: 'players', gzip: true }],
  ['GET', '/api/am/bank', 'bank.viewBank', { access: 'players' }],
  ['GET', '/api/am/certificate', 'market.viewCertificate', { access: 'players' }],
  [
    'POST',
    '/api/am/connecting',
    'market.viewConnecting',
    { access: 'players', maxBody: 700_000, gzip: true },
  ],
  ['GET', '/api/am/catchments', 'market.viewCatchments', { access: 'players', gzip: true }],
  ['GET', '/api/am/economy', 'market.viewEconomy', { access: 'players' }],
  ['GET', '/api/am/exchange/search', 'exchange.viewExchangeSearch', { access: 'players', gzip: true }],
  ['GET', '/api/am/exchange/listing', 'exchange.viewExchangeListing', { access: 'players' }],
  ['GET', '/api/am/exchange/fleet', 'exchange.viewExchangeFleet', { access: 'players', gzip: true }],
  ['GET', '/api/am/exchange/sale', 'exchange.viewExchangeSale', { access: 'players' }],
  ['GET', '/api/am/delivery', 'market.viewDelivery', { access: 'players' }],
  ['GET', '/api/am/loan/offer', 'bank.viewLoanOffer', { access: 'players' }],
  ['GET', '/api/am/insolvency', 'bank.viewInsolvency', { access: 'players' }],
  ['GET', '/api/am/market', 'market.viewMarket', { access: 'players', gzip: true }],
  ['GET', '/api/am/ranking', 'airline.viewRanking', { access: 'players', gzip: true }],
  ['GET', '/api/am/research', 'market.viewResearch', { access: 'players', gzip: true }],
  ['GET', '/api/am/route/quote', 'market.viewRouteQuote', { access: 'players' }],
  ['GET', '/api/am/book', 'shares.viewBook', { access: 'players' }],
  ['GET', '/api/am/share-listing', 'shares.viewShareListing', { access: 'players' }],
  ['GET', '/api/am/shares', 'shares.viewShares', { access: 'players', gzip: true }],
  ['GET', '/api/am/tender', 'shares.viewTender', { access: 'players' }],
  ['GET', '/api/am/slots', 'market.viewSlots', { access: 'players' }],
  ['GET', '/api/am/cash', 'airline.viewCash', { access: 'players' }],
  ['GET', '/api/am/start', 'airline.viewStart', { access: 'players' }],
  ['GET', '/api/am/statement', 'airline.viewStatement', { access: 'players', gzip: true }],
  ['GET', '/api/am/traffic', 'market.viewTraffic', { access: 'players', gzip: true }],
  ['GET', '/api/am/config', 'page.publicConfig', { access: 'all' }],
  // Our server binary also routes /api/health here. PocketBase's own handler would ignore the world's state.
  ['GET', '/api/am/health', 'page.viewHealth', { access: 'all' }],
  ['GET', '/api', 'page.rejectUnknownCall', { access: 'all' }],
  ['GET', '/api/{path...}', 'page.rejectUnknownCall', { access: 'all' }],
  ['GET', '/_', 'page.openDashboard', { access: 'all' }],
] as const satisfies readonly (readonly [string, string, string, CallOptions])[];
