import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { toasts } from './toasts.ts'
import type { Toast, ToastStore } from './toasts.ts'

const icons = { success: 'check-circle', failed: 'warning', info: 'info' } as const
const noToasts: readonly Toast[] = []

/** The toast container: a polite live region that pauses the timers on hover or focus. Render one per page. */
export function ToastRegion({ store = toasts }: { store?: ToastStore | undefined }) {
  const list = useSyncExternalStore(store.subscribe, store.list, () => noToasts)
  return (
    <div
      className="ink-region toast-region"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {list.map((toast) => (
        <div key={toast.id} className="toast on-ink" data-kind={toast.kind}>
          <Icon name={icons[toast.kind]} />
          <span>{toast.text}</span>
          <button type="button" aria-label="Dismiss" onClick={() => store.dismiss(toast.id)}>
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </div>
  )
}
