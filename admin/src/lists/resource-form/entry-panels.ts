import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { ComponentType } from 'react'
import { PageStatus } from './page-status.tsx'
import { ProviderPeople } from './provider-people.tsx'
import { SessionPeople } from './session-people.tsx'

type Panels = {
  Above?: ComponentType<{ entry: ListEntry; onChanged: () => void }>
  Below?: ComponentType<{ entry: ListEntry; onChanged: () => void; mayEdit: boolean }>
}

/** Panels above and below the form of an entry, for lists with more than their fields. */
export const entryPanels: Readonly<Partial<Record<ResourceName, Panels>>> = {
  partners: { Below: ProviderPeople },
  'partner-pages': { Above: PageStatus },
  schedules: { Below: SessionPeople },
}
