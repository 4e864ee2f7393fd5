/** The nouns that this game counts, and counted things in the right number. */
import { counted, forms, type Words, words } from '@atoll/engine';

const chiefPoint = forms(words('Häuptlingspunkt', 'chief point'), words('Häuptlingspunkte', 'chief points'));
const hut = forms(words('Hütte', 'hut'), words('Hütten', 'huts'));
const amulet = forms(words('Amulett', 'amulet'), words('Amulette', 'amulets'));
const card = forms(words('Karte', 'card'), words('Karten', 'cards'));
const treasure = forms(words('Kostbarkeit', 'treasure'), words('Kostbarkeiten', 'treasures'));
const landscapeCard = forms(words('Landschaftskarte', 'landscape card'), words('Landschaftskarten', 'landscape cards'));

export const nouns = [chiefPoint, hut, amulet, card, treasure, landscapeCard];

export const points = (n: number): Words => counted(n, chiefPoint);
export const huts = (n: number): Words => counted(n, hut);
export const amulets = (n: number): Words => counted(n, amulet);
export const cards = (n: number): Words => counted(n, card);
export const treasures = (n: number): Words => counted(n, treasure);
export const landscapeCards = (n: number): Words => counted(n, landscapeCard);
