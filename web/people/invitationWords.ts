export const invitationWords = {
  accept: { de: 'Mitspielen', en: 'Join' },
  decline: { de: 'Nein danke', en: 'No thanks' },
} as const;
