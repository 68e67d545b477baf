import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserSettings } from '#game/airline/user.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { type Choice, ChoiceGroup } from '#web/components/choice-group.tsx';
import { errorText } from '#web/lib/error-text.ts';
import {
  formatMoney,
  formatMoneyShort,
  type MoneyStyle,
  type NumberStyle,
  type Units,
} from '#web/lib/format.ts';
import { publicConfigQuery } from '#web/lib/public-config.ts';
import { saveSettings, useFormats, useSettings } from '#web/lib/settings.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/lib/theme.ts';
import { withoutSaved } from '#web/lib/without-saved.ts';

const THEMES: readonly Choice<ThemeChoice>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const UNITS: readonly Choice<Units>[] = [
  { value: 'metric', label: 'Metric', note: 'km, m' },
  { value: 'aviation', label: 'Aviation', note: 'nm, ft' },
  { value: 'imperial', label: 'Imperial', note: 'mi, ft' },
];

const EXAMPLE = 1_234_567;

const NUMBERS: readonly Choice<NumberStyle>[] = [
  { value: 'comma', label: formatMoney(EXAMPLE, 'comma') },
  { value: 'space', label: formatMoney(EXAMPLE, 'space') },
  { value: 'point', label: formatMoney(EXAMPLE, 'point') },
];

const moneyChoices = (): readonly Choice<MoneyStyle>[] => [
  { value: 'short', label: formatMoneyShort(EXAMPLE, 'short'), note: 'Short' },
  { value: 'full', label: formatMoneyShort(EXAMPLE, 'full'), note: 'In full' },
];

/** Preferences. The theme is saved in this browser, units and formats in the account. */
export function Preferences() {
  const theme = useThemeChoice();
  const saved = useFormats();
  const { guide_dismissed: guideDismissed = false, email_decisions: emails = false } = useSettings();
  const hasMail = useQuery(publicConfigQuery).data?.mail !== false;
  const note = hasMail
    ? 'At most one email per day, while you are away. Requires a confirmed address.'
    : 'This server cannot send email, so you will get none.';
  const [chosen, setChosen] = useState<UserSettings>({});
  const { mutate, error } = useMutation({
    // Requests run one at a time, so the last choice wins.
    scope: { id: 'settings' },
    mutationFn: saveSettings,
    onSettled: (_data, _error, sent) => setChosen((now) => withoutSaved(now, sent)),
  });
  const choose = (changes: UserSettings) => {
    setChosen((before) => ({ ...before, ...changes }));
    mutate(changes);
  };

  return (
    <>
      <ChoiceGroup legend="Theme" choices={THEMES} value={theme} onChange={chooseTheme} />
      <ChoiceGroup
        legend="Units"
        choices={UNITS}
        value={chosen.units ?? saved.units}
        onChange={(units) => choose({ units })}
      />
      <ChoiceGroup
        legend="Numbers"
        choices={NUMBERS}
        value={chosen.numbers ?? saved.numbers}
        onChange={(numbers) => choose({ numbers })}
      />
      <ChoiceGroup
        legend="Large amounts in tiles"
        choices={moneyChoices()}
        value={chosen.money ?? saved.money}
        onChange={(money) => choose({ money })}
      />
      <label className="flex cursor-pointer items-start gap-2.5 max-md:min-h-11">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-accent"
          checked={chosen.email_decisions ?? emails}
          onChange={(event) => choose({ email_decisions: event.target.checked })}
        />
        <span>
          Email me when decisions wait
          <span className="block text-12 text-muted">{note}</span>
        </span>
      </label>
      {guideDismissed && (
        <Button
          className="self-start"
          onClick={() => choose({ guide_dismissed: false, guide_done: false, guide_flight: false })}
        >
          Show guide
        </Button>
      )}
      {error && (
        <Banner tone="bad" title="Your choice was not saved">
          {errorText(error)}
        </Banner>
      )}
    </>
  );
}
