import { createContext, useContext } from 'react'

/** The parts of the line above an item that the item fills itself; null until they are there. */
export type PlayerPlaces = { head: HTMLElement | null; tools: HTMLElement | null }

export const PlayerPlacesContext = createContext<PlayerPlaces>({ head: null, tools: null })

export const usePlayerPlaces = (): PlayerPlaces => useContext(PlayerPlacesContext)
