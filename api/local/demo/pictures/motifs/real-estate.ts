export const realEstateMotifs: Record<string, string> = {
  house: `<path d="M-190-20 0-180l190 160v0H150v190h-300V-20Z" fill="{paper/}"/><path d="M-206-8 0-182 206-8" fill="none" stroke="{deep}" stroke-width="36" stroke-linejoin="round" stroke-linecap="round"/>
<rect x="86" y="-176" width="44" height="96" fill="{deep}"/><rect x="-38" y="50" width="92" height="120" rx="6" fill="{accent/}"/><circle cx="34" cy="112" r="8" fill="{glow}"/>
<rect x="-118" y="36" width="56" height="56" rx="6" fill="{glow}"/><rect x="76" y="36" width="52" height="56" rx="6" fill="{glow}"/><circle cy="-52" r="30" fill="{glow}"/>`,
  keys: `<g transform="rotate(40) translate(-20 0)"><rect x="-40" y="-26" width="240" height="52" rx="10" fill="{glow}"/><rect x="108" y="10" width="32" height="66" rx="8" fill="{glow}"/><rect x="160" y="10" width="32" height="50" rx="8" fill="{glow}"/><circle cx="-100" r="100" fill="{glow/}"/><circle cx="-112" r="40" fill="{ink}"/></g>
<path d="M-108-96C-160-20-130 20-96 40" fill="none" stroke="{ink}" stroke-width="12" stroke-linecap="round"/><path d="M-176 110h150v70a18 18 0 0 1-18 18h-114a18 18 0 0 1-18-18Z" fill="{paper/}"/><path d="m-190 116 89-78 89 78" fill="none" stroke="{accent}" stroke-width="28" stroke-linejoin="round" stroke-linecap="round"/><rect x="-120" y="138" width="40" height="60" rx="4" fill="{accent}"/>`,
  contract: `<path d="M-140-196H70l80 80V180a16 16 0 0 1-16 16h-274a16 16 0 0 1-16-16v-360a16 16 0 0 1 16-16Z" fill="{paper/}"/><path d="M70-196v64a16 16 0 0 0 16 16h64Z" fill="{soft}"/>
<path d="M-104-120H20M-104-72h206M-104-24h206M-104 24h150" stroke="{soft}" stroke-width="18" stroke-linecap="round"/>
<path d="M-104 128c30-50 52-44 40-6s16 34 40-4 30-26 24 4 14 18 40 0" fill="none" stroke="{deep}" stroke-width="13" stroke-linecap="round"/>
<g transform="translate(96 60) rotate(38)"><rect x="-20" y="-150" width="40" height="170" rx="10" fill="{accent/}"/><path d="M-20 20h40L0 74Z" fill="{glow}"/><path d="m-8 52 8 22 8-22Z" fill="{ink}"/></g>`,
  skyline: `<rect x="-196" y="-60" width="120" height="240" fill="{paper/}"/><rect x="-66" y="-190" width="136" height="370" fill="{deep/}"/><path d="M80-30 196 30v150H80Z" fill="{accent/}"/>
<path d="M-170-24h28m16 0h28m-72 54h28m16 0h28m-72 54h28m16 0h28m-72 54h28m16 0h28" stroke="{soft}" stroke-width="26"/>
<path d="M-40-150h30m24 0h30m-84 56h30m24 0h30m-84 56h30m24 0h30m-84 56h30m24 0h30m-84 56h30m24 0h30" stroke="{glow}" stroke-width="26"/>
<path d="M104 66h24m22 0h24m-70 48h24m22 0h24" stroke="{paper}" stroke-width="24"/><rect x="-206" y="174" width="412" height="20" rx="10" fill="{ink}"/>`,
  handshake: `<path d="M-200-70h96v190h-96a12 12 0 0 1-12-12V-58a12 12 0 0 1 12-12Z" fill="{deep/}"/><path d="M200-70h-96v190h96a12 12 0 0 0 12-12V-58a12 12 0 0 0-12-12Z" fill="{accent/}"/>
<path d="M-104-50-20-76c30-8 52 4 60 22L-36-6c-20 14-2 52 28 38L40 8l86 74c24 24-2 54-26 38 8 26-22 44-44 26 0 24-34 32-50 12-10 20-40 16-48-6L-104 96Z" fill="{paper}"/>
<path d="M104-50 40-70c-30-6-46 0-66 14l-44 36c-14 14 0 40 26 30L8-10l32-6 90 76V96h-26Z" fill="{glow/}"/>
<path d="m-4 96 34 30m4-66 40 40m-106 6 26 26" stroke="{deep}" stroke-width="9" stroke-linecap="round"/>`,
  'two-doors': `<rect x="-190" y="-170" width="170" height="350" rx="12" fill="{paper/}"/><rect x="20" y="-170" width="170" height="350" rx="12" fill="{paper/}"/>
<rect x="-166" y="-146" width="122" height="326" fill="{main/}"/><rect x="44" y="-146" width="122" height="326" fill="{accent/}"/>
<path d="M-144-90a39 39 0 0 1 78 0v40h-78Zm210 0a39 39 0 0 1 78 0v40H66Z" fill="{glow}"/><circle cx="-64" cy="30" r="11" fill="{paper}"/><circle cx="64" cy="30" r="11" fill="{paper}"/>
<rect x="-206" y="172" width="412" height="20" rx="10" fill="{ink}"/><path d="M-20-20h40M-20 10h40" stroke="{ink}" stroke-width="14"/>`,
  'map-pin': `<path d="m-200-50 130-50 140 50 130-50v230L70 180l-140-50-130 50Z" fill="{paper/}"/><path d="M-70-100v230M70-50v230" stroke="{soft}" stroke-width="10"/><path d="M-190 90c80-80 130 10 190-50s110-30 190-80" fill="none" stroke="{glow}" stroke-width="18"/>
<path d="M0-204c66 0 112 48 112 108C112-20 40 40 0 112-40 40-112-20-112-96c0-60 46-108 112-108Z" fill="{accent/}"/><circle cy="-96" r="46" fill="{paper}"/>`,
}
