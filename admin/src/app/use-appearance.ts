import { useEffect, useState } from 'react'
import { chooseScheme, chosenScheme, schemeLabels, schemes, watchScheme } from '@portico/shared/browser/color-scheme.ts'
import type { MenuChoice } from '@portico/shared/ui/menu.tsx'

/** Returns the color scheme of this browser as a menu choice. */
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
