import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { type Choice, ChoiceGroup } from '../../components/choice-group.tsx';
import { errorText } from '../../lib/error-text.ts';
import type { Units } from '../../lib/format.ts';
import { saveSettings, useUnits } from '../../lib/settings.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts';

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

/** Theme, kept in this browser, and units, kept with the account. */
export function Preferences() {
  const theme = useThemeChoice();
  const saved = useUnits();
  const [chosen, setChosen] = useState<Units | null>(null);
  const { mutate, error } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'settings' },
    mutationFn: (units: Units) => saveSettings({ units }),
    onSettled: (_data, _error, units) => setChosen((now) => (now === units ? null : now)),
  });

  return (
    <>
      <ChoiceGroup legend="Theme" choices={THEMES} value={theme} onChange={chooseTheme} />
      <ChoiceGroup
        legend="Units"
        choices={UNITS}
        value={chosen ?? saved}
        onChange={(units) => {
          setChosen(units);
          mutate(units);
        }}
      />
      {error && (
        <Banner tone="bad" title="The units were not saved">
          {errorText(error)}
        </Banner>
      )}
    </>
  );
}
