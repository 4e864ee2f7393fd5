export const invitationWords = {
  accept: { de: 'Mitspielen', en: 'Join' },
  look: { de: 'Tisch ansehen', en: 'See the table' },
  decline: { de: 'Nein danke', en: 'No thanks' },
} as const;
