import { chosenScheme } from '@portico/shared/browser/color-scheme.ts'

/** The address of a package's player, which stands on another host: it names the scheme that was chosen here. */
export function inChosenScheme(player_url: string): string {
  const scheme = chosenScheme()
  return scheme === 'system' ? player_url : `${player_url}?scheme=${scheme}`
}
