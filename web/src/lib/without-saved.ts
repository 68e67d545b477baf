/** What was chosen since and is not saved yet. @param saved what the server has got by now */
export function withoutSaved<Choices extends object>(chosen: Choices, saved: Choices): Choices {
  const rest = { ...chosen };
  for (const name of Object.keys(saved) as (keyof Choices)[])
    if (rest[name] === saved[name]) delete rest[name];
  return rest;
}
