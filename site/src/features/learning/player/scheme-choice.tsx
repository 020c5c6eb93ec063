import { chooseScheme, chosenScheme, schemeLabels, schemes, watchScheme } from '@portico/shared/browser/color-scheme.ts'
import { useSyncExternalStore } from 'react'

/** Notifies of changes made anywhere: beside the item, in the sheet, in another tab. */
function subscribe(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  const stop = watchScheme(changed)
  return () => {
    watcher.disconnect()
    stop()
  }
}

/** Light or dark mode in the player; other pages have this in their footer, which the player lacks. */
export function SchemeChoice() {
  const scheme = useSyncExternalStore(subscribe, chosenScheme, () => 'system' as const)
  return (
    <label className="scheme-switch player-scheme small">
      Appearance
      <select
        value={scheme}
        autoComplete="off"
        onChange={(event) => chooseScheme(schemes.find((one) => one === event.target.value) ?? 'system')}
      >
        {schemes.map((one) => (
          <option key={one} value={one}>
            {schemeLabels[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
