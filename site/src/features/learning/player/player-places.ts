import { createContext, useContext } from 'react'

/** Slots in the top bar that the item fills; null until they are mounted. */
export type PlayerPlaces = { head: HTMLElement | null; tools: HTMLElement | null }

export const PlayerPlacesContext = createContext<PlayerPlaces>({ head: null, tools: null })

export const usePlayerPlaces = (): PlayerPlaces => useContext(PlayerPlacesContext)
