import { createContext, useContext } from 'react';

/** Opens a picture of the conversation by its address. */
export const OpenPicture = createContext<(address: string) => void>(() => undefined);

export const useOpenPicture = () => useContext(OpenPicture);
