import { Icon } from '@portico/shared/ui/icon.tsx'
import type { Tool } from './tools.ts'

/** A button of an editor's toolbar; it appears pressed while its tool is on at the cursor. */
export const ToolButton = ({
  tool: { label, sign, icon, isOn, act },
  isPressed,
}: {
  tool: Tool
  isPressed: boolean
}) => (
  <button
    type="button"
    className="rich-tool"
    aria-label={label}
    aria-pressed={isOn ? isPressed : undefined}
    title={icon ? label : undefined}
    onClick={act}
  >
    {icon ? <Icon name={icon} size="small" /> : sign}
  </button>
)
