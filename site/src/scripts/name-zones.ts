import { portalDate } from './portal-date.ts'

// The file is the same for everybody; whoever reads it on another day is told whose day it is.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-day]'))
  time.textContent = portalDate(time.dateTime)
