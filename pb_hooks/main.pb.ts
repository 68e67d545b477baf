// Registrations only. PocketBase takes the text of each handler and runs it alone, so a handler sees nothing of this
// file: it loads lib.js and hands over.

onBootstrap((e) => {
  require(`${__hooks}/lib.js`).bootstrap(e);
});
onSettingsReload((e) => {
  require(`${__hooks}/lib.js`).applySettings(e);
});

// The top level runs once, before the command line is read.
if ($app.rootCmd) {
  require(`${__hooks}/lib.js`).listenOnPort($app.rootCmd);
  $app.rootCmd.addCommand(
    new Command({
      use: 'health',
      short: 'Exits with 0 if the server on PORT of this machine is well, else with 1',
    }),
  );
}
