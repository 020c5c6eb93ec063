import { chosenScheme } from '@portico/shared/browser/color-scheme.ts'

/** Adds the chosen color scheme to the player URL, because the player is on another host. */
export function inChosenScheme(player_url: string): string {
  const scheme = chosenScheme()
  return scheme === 'system' ? player_url : `${player_url}?scheme=${scheme}`
}
