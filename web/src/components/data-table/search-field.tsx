import { Search } from 'lucide-react';
import { useState } from 'react';
import { inputClass } from '../field.tsx';
import { Icon } from '../icon.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/**
 * The search field of a table. It keeps a local draft because the URL updates later and would undo recent
 * keystrokes.
 */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="relative w-52 max-md:w-full">
      <Icon of={Search} className="absolute top-2.5 left-3 text-muted max-md:top-3.5" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
        onBlur={() => setDraft(null)}
        className={`${inputClass} md:h-9 pl-9`}
      />
    </div>
  );
}
