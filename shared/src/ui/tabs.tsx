import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface TabEntry {
  value: string
  label: ReactNode
  content: ReactNode
}

/** Tabs inside one page; pages that have an address of their own use links with the class `tab` instead. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly TabEntry[]
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
}) {
  const shown = value === undefined ? { defaultValue: tabs[0]?.value } : { value }
  return (
    <Base.Root {...shown} onValueChange={(next) => onChange?.(String(next))}>
      <Base.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
