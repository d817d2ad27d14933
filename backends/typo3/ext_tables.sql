CREATE TABLE pages (
    tx_auftritt_color varchar(9) DEFAULT '' NOT NULL,
    tx_auftritt_pictures int(11) unsigned DEFAULT '0' NOT NULL
);

CREATE TABLE tt_content (
    tx_auftritt_app varchar(20) DEFAULT 'analytics' NOT NULL
);
