/** What the drawer offers below the variant's menu, and the foot of a public page too. */
export const publicEntries = [
  { path: '/about', label: 'About', icon: 'info-circle' },
  { path: '/terms', label: 'Terms', icon: 'file-text' },
  { path: '/privacy', label: 'Privacy', icon: 'lock' },
  { path: '/support', label: 'Support', icon: 'help-circle' },
] as const;
