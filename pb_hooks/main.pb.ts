// Registrations only. PocketBase takes the source text of each handler and runs it on its own, so a handler
// cannot use anything of this file. It loads the module it needs and calls it. A module that imports little
// loads fast: a busy server creates runtimes on demand, and each loads its modules again (measured by `npm
// run bench -- runtimes`).

/** Shared by all calls, because each of its writers takes a megabyte and is reused. */
const gzip = $apis.gzip();

/**
 * Returns a native limit of a request's body in bytes, under the id of the check for superusers. PocketBase
 * keeps one middleware per id, the one nearest to the route. Calls for superusers therefore have that check
 * instead of this limit, so that backups can be uploaded. All other calls have this limit and PocketBase's
 * own of 32 MB.
 */
function limitBody(bytes: number): ReturnType<typeof $apis.bodyLimit> {
  const limit = $apis.bodyLimit(bytes);
  limit.id = $apis.requireSuperuserAuth().id;
  return limit;
}

// Native, so it needs no runtime. Requests of players and visitors to PocketBase's own calls take less than 2
// kB.
routerUse(limitBody(100_000));

onBootstrap((e) => {
  require(`${__hooks}/operator.js`).bootstrap(e);
});
onSettingsReload((e) => {
  require(`${__hooks}/operator.js`).applySettings(e);
});

onSettingsUpdateRequest((e) => {
  require(`${__hooks}/operator.js`).saveSettings(e);
});

onRecordCreate((e) => {
  require(`${__hooks}/accounts.js`).proposeUsernameOnCreate(e);
}, 'users');
onRecordValidate((e) => {
  require(`${__hooks}/accounts.js`).checkUser(e);
}, 'users');
onRecordAuthRequest((e) => {
  require(`${__hooks}/records.js`).noteOwner(e);
}, 'users');
onRecordsListRequest((e) => {
  require(`${__hooks}/records.js`).showInList(e);
}, 'airline');
onRecordViewRequest((e) => {
  require(`${__hooks}/records.js`).showInView(e);
}, 'airline');
onRecordDelete((e) => {
  require(`${__hooks}/accounts.js`).removeAirlineRows(e);
}, 'airline');

onTerminate((e) => {
  require(`${__hooks}/clock.js`).stopClock(e);
});
cronAdd('world', '* * * * *', () => {
  require(`${__hooks}/clock.js`).tick($app);
});
routerAdd(
  'POST',
  '/api/am/world',
  (e) => {
    require(`${__hooks}/clock.js`).steerWorld(e);
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(10_000),
);
routerAdd(
  'GET',
  '/api/am/skip',
  (e) => {
    require(`${__hooks}/clock.js`).viewSkip(e);
  },
  $apis.requireAuth('users'),
);
routerAdd(
  'POST',
  '/api/am/skip',
  (e) => {
    require(`${__hooks}/clock.js`).skipAhead(e);
  },
  $apis.requireAuth('users'),
  $apis.bodyLimit(10_000),
);
// Our binary routes /api/health here. The upstream one always responds itself, regardless of the world's
// state.
routerAdd('GET', '/api/am/health', (e) => {
  require(`${__hooks}/page.js`).viewHealth(e);
});
routerAdd(
  'POST',
  '/api/am/world/replay',
  (e) => {
    require(`${__hooks}/clock.js`).replayActions(e);
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(100_000_000),
);
routerAdd(
  'POST',
  '/api/am/act/{name}',
  (e) => {
    require(`${__hooks}/act.js`).act(e);
  },
  $apis.requireAuth('users'),
  limitBody(1_300_000),
);

onMailerRecordVerificationSend((e) => {
  require(`${__hooks}/accounts.js`).sendVerification(e);
}, 'users');
onMailerRecordEmailChangeSend((e) => {
  require(`${__hooks}/accounts.js`).sendEmailChange(e);
}, 'users');
onMailerRecordPasswordResetSend((e) => {
  require(`${__hooks}/accounts.js`).sendPasswordReset(e);
}, 'users');
onRecordRequestEmailChangeRequest((e) => {
  require(`${__hooks}/accounts.js`).handleEmailChange(e);
}, 'users');

routerAdd(
  'POST',
  '/api/am/airline/preview',
  (e) => {
    require(`${__hooks}/airline.js`).previewAirline(e);
  },
  $apis.requireAuth('users'),
  $apis.bodyLimit(10_000),
);
routerAdd(
  'POST',
  '/api/am/airline',
  (e) => {
    require(`${__hooks}/airline.js`).foundAirline(e);
  },
  $apis.requireAuth('users'),
  $apis.bodyLimit(10_000),
);

routerAdd(
  'GET',
  '/api/am/account/export',
  (e) => {
    require(`${__hooks}/accounts.js`).exportAccount(e);
  },
  $apis.requireAuth('users'),
);
routerAdd(
  'GET',
  '/api/am/catchments',
  (e) => {
    require(`${__hooks}/market.js`).viewCatchments(e);
  },
  $apis.requireAuth('users'),
  gzip,
);
routerAdd(
  'GET',
  '/api/am/delivery',
  (e) => {
    require(`${__hooks}/market.js`).viewDelivery(e);
  },
  $apis.requireAuth('users'),
);
routerAdd(
  'GET',
  '/api/am/market',
  (e) => {
    require(`${__hooks}/market.js`).viewMarket(e);
  },
  $apis.requireAuth('users'),
  gzip,
);
routerAdd(
  'GET',
  '/api/am/research',
  (e) => {
    require(`${__hooks}/market.js`).viewResearch(e);
  },
  $apis.requireAuth('users'),
  gzip,
);
routerAdd(
  'GET',
  '/api/am/route/quote',
  (e) => {
    require(`${__hooks}/market.js`).viewRouteQuote(e);
  },
  $apis.requireAuth('users'),
);
routerAdd(
  'GET',
  '/api/am/traffic',
  (e) => {
    require(`${__hooks}/market.js`).viewTraffic(e);
  },
  $apis.requireAuth('users'),
  gzip,
);
routerAdd('GET', '/api/am/config', (e) => {
  require(`${__hooks}/page.js`).publicConfig(e);
});
// Static, without a handler: the airports as one file, see airport/publish.ts.
routerAdd('GET', '/api/am/files/{path...}', $apis.static(`${$app.dataDir()}/am_files`, false), gzip);
for (const after of [onRecordAfterCreateSuccess, onRecordAfterUpdateSuccess, onRecordAfterDeleteSuccess])
  after((e) => {
    require(`${__hooks}/operator.js`).publishAirportsAgain(e);
  }, 'airport');

routerAdd(
  'POST',
  '/api/am/seed/airports',
  (e) => {
    require(`${__hooks}/operator.js`).receiveAirports(e);
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(20_000_000),
);

routerAdd(
  'POST',
  '/api/am/seed/tables',
  (e) => {
    require(`${__hooks}/operator.js`).receiveTables(e);
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(20_000_000),
);

routerAdd('GET', '/api', () => {
  require(`${__hooks}/page.js`).rejectUnknownCall();
});
routerAdd('GET', '/api/{path...}', () => {
  require(`${__hooks}/page.js`).rejectUnknownCall();
});
routerAdd('GET', '/_', (e) => {
  require(`${__hooks}/page.js`).openDashboard(e);
});
routerAdd('GET', '/{path...}', $apis.static(`${__hooks}/../pb_public`, false), (e) => {
  require(`${__hooks}/page.js`).servePage(e);
});
