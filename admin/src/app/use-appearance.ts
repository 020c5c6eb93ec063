import { useEffect, useState } from 'react'
import { chooseScheme, chosenScheme, schemeLabels, schemes, watchScheme } from '@portico/shared/browser/color-scheme.ts'
import type { MenuChoice } from '@portico/shared/ui/menu.tsx'

/** The color scheme that this browser shows, as a choice of a menu. */
export function useAppearance(): MenuChoice {
  const [scheme, setScheme] = useState(chosenScheme)
  useEffect(() => watchScheme(setScheme), [])
  return {
    label: 'Appearance',
    value: scheme,
    options: schemes.map((value) => ({ value, label: schemeLabels[value] })),
    onChange(value) {
      chooseScheme(schemes.find((each) => each === value) ?? 'system')
      setScheme(chosenScheme())
    },
  }
}
