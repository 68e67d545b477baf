/** Returns the choices that are not saved yet. @param saved the saved choices */
export function withoutSaved<Choices extends object>(chosen: Choices, saved: Choices): Choices {
  const rest = { ...chosen };
  for (const name of Object.keys(saved) as (keyof Choices)[])
    if (rest[name] === saved[name]) delete rest[name];
  return rest;
}
